import { Component, type ReactNode } from 'react';
import { isChunkLoadError } from '../routing/reloadOnStaleChunk';

interface PanelBoundaryProps {
  onMissing: () => void;
  children: ReactNode;
}

/**
 * Around a panel whose code may not come: the page below stays as it is, with all that was typed there. Whatever else breaks goes on to the
 * error screen. Give it another `key` to try again.
 */
export class PanelBoundary extends Component<PanelBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    if (isChunkLoadError(error)) this.props.onMissing();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isChunkLoadError(error)) return null;
    throw error;
  }
}
