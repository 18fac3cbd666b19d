export default async function teardown() {
  await Reflect.get(globalThis, 'stopPostgres')?.();
}
