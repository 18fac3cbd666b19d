import { Component, type ReactNode } from 'react';
import { isChunkLoadError } from '../routing/reloadOnStaleChunk';

interface PanelBoundaryProps {
  onFailed: () => void;
  children: ReactNode;
}

/** Keeps the page when a panel's chunk fails to load; rethrows other errors. A new `key` retries. */
export class PanelBoundary extends Component<PanelBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    if (isChunkLoadError(error)) this.props.onFailed();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isChunkLoadError(error)) return null;
    throw error;
  }
}
