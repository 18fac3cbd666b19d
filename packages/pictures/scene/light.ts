/** The colours of a scene at one time of day. */
export interface Light {
  /** From the top of the sky down to the horizon. */
  sky: readonly [string, string, string];
  halo: string;
  sun: readonly [string, string];
  cloud: string;
  /** Far, middle and near ranges: the hill, and the mist at its foot. */
  hills: readonly (readonly [string, string])[];
  trees: readonly string[];
  /** Water far off, near the sun, and at the viewer's feet. */
  water: { far: string; glow: string; middle: string; near: string };
  greens: readonly string[];
  /** What distance turns green into. */
  haze: string;
  ground: string;
  bund: string;
  bundHaze: string;
  bundEdge: string;
  palm: { trunk: string; leaf: string; lit: string };
  tuft: string;
  tuftBlade: string;
  egret: string;
  ears: readonly string[];
  stalks: readonly string[];
  wood: string;
  /** The moon and the first stars are out, and a lamp is lit. */
  isDusk: boolean;
}

export const MORNING: Light = {
  sky: ['#FBF3E0', '#FBEBCB', '#F8D69C'],
  halo: '#FFE3A6',
  sun: ['#F3B93F', '#EC9A2B'],
  cloud: '#FFF6E2',
  hills: [
    ['#B9C7A9', '#F6E2B8'],
    ['#8FAE8C', '#E9DDAE'],
    ['#6E9873', '#CFD49A'],
  ],
  trees: ['#5C8050', '#4C7148', '#6C8E57'],
  water: { far: '#F6D9A6', glow: '#FFD27A', middle: '#E9E3C4', near: '#B9CBAE' },
  greens: ['#7FA348', '#5E8F45', '#93B04F', '#4C8043', '#A9BC57', '#6D9A48'],
  haze: '#C9CF8E',
  ground: '#7FA348',
  bund: '#3C5B34',
  bundHaze: '#B9B77A',
  bundEdge: '#D9D48C',
  palm: { trunk: '#3F4A2C', leaf: '#2F5B39', lit: '#4E7F45' },
  tuft: '#587A3C',
  tuftBlade: '#6F9345',
  egret: '#FFFDF6',
  ears: ['#E8B94F', '#D9A234', '#F2D07A', '#C58A24'],
  stalks: ['#6F8F3A', '#86A048', '#597A33'],
  wood: '#B98652',
  isDusk: false,
};

export const DUSK: Light = {
  sky: ['#121A1B', '#1E2C30', '#7A4A3C'],
  halo: '#D9774A',
  sun: ['#E98A3E', '#C9572F'],
  cloud: '#B9694F',
  hills: [
    ['#2C3B40', '#5A4640'],
    ['#223235', '#3C3F3C'],
    ['#1A2A2A', '#2A3733'],
  ],
  trees: ['#16241F', '#122019', '#1B2B23'],
  water: { far: '#7C5546', glow: '#C9794A', middle: '#4A4A4A', near: '#2B3B40' },
  greens: ['#263D2B', '#1F3527', '#2C4530', '#1B3024', '#344A2E', '#243B2B'],
  haze: '#3C4238',
  ground: '#22362A',
  bund: '#101A14',
  bundHaze: '#2E352C',
  bundEdge: '#5A5A44',
  palm: { trunk: '#0F1613', leaf: '#14211B', lit: '#1E3025' },
  tuft: '#17251B',
  tuftBlade: '#22341F',
  egret: '#C9B7A2',
  ears: ['#B88A3C', '#A5752B', '#C79A4C', '#8F6424'],
  stalks: ['#33472A', '#3D5230', '#2A3D24'],
  wood: '#6B4930',
  isDusk: true,
};
