import type { RequestHandler } from 'msw';
import type { ComponentType } from 'react';
import { mswServer } from './mswServer';
import { renderWithProviders } from './renderWithProviders';
import type { StoryParameters } from './StoryShell';

type ComposedStory = ComponentType & { parameters?: Record<string, unknown> };

/** Renders a composed story with its own handlers, route and state. */
export const renderStory = (Story: ComposedStory, overrides: Parameters<typeof renderWithProviders>[1] = {}) => {
  const { msw = [], route, path, state } = (Story.parameters ?? {}) as StoryParameters & { msw?: RequestHandler[] };
  mswServer.use(...msw);
  return renderWithProviders(<Story />, {
    ...(route !== undefined && { route }),
    ...(path !== undefined && { path }),
    ...state,
    ...overrides,
  });
};
