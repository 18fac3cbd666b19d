import { makeDesignTokens } from './designTokens';

it('gives every colour of both schemes as sRGB and hex', () => {
  const { light, dark } = makeDesignTokens();
  expect(light).toMatchObject({
    $type: 'color',
    leaf: { $value: { colorSpace: 'srgb', components: [0.1412, 0.3765, 0.2275], hex: '#24603A' } },
  });
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});

it('gives sizes with their unit, fluid ones at their widest', () => {
  const { fontSize, spacing, radius } = makeDesignTokens();
  expect(fontSize).toMatchObject({
    text: { $value: { value: 0.9375, unit: 'rem' } },
    heading1: { $value: { value: 2.75, unit: 'rem' } },
  });
  expect(spacing).toMatchObject({ 3: { $value: { value: 24, unit: 'px' } } });
  expect(radius).toMatchObject({ card: { $value: { value: 14, unit: 'px' } } });
});

it('gives font families as a list, the preferred one first', () => {
  expect(makeDesignTokens().font).toMatchObject({ heading: { $value: expect.arrayContaining(['Fraunces', 'serif']) } });
});
