import { seal, unseal } from './sealedText';

const OLD = 'the old secret key of the shop';
const NEW = 'the new secret key of the shop';

it('opens what it has sealed, also with the previous key', () => {
  const sealed = seal([OLD], 'seed', 'selvi', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(unseal([OLD], 'seed', 'selvi', sealed)).toEqual({ text: 'JBSWY3DPEHPK3PXP', isCurrent: true });
  expect(unseal([NEW, OLD], 'seed', 'selvi', sealed)).toEqual({ text: 'JBSWY3DPEHPK3PXP', isCurrent: false });
});

it('opens nothing with another key, for another owner or purpose, or once it was changed', () => {
  const sealed = seal([OLD], 'seed', 'selvi', 'JBSWY3DPEHPK3PXP');
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1]! ^= 1;
  expect([
    unseal([NEW], 'seed', 'selvi', sealed),
    unseal([OLD], 'seed', 'mani', sealed),
    unseal([OLD], 'other', 'selvi', sealed),
    unseal([OLD], 'seed', 'selvi', changed.toString('base64url')),
    unseal([OLD], 'seed', 'selvi', 'short'),
  ]).toEqual([null, null, null, null, null]);
});

it('seals the same text differently each time', () => {
  expect(seal([OLD], 'seed', 'selvi', 'same')).not.toBe(seal([OLD], 'seed', 'selvi', 'same'));
});
