import { Component, type ReactNode } from 'react';
import { isChunkLoadError } from '../lib/reloadOnStaleChunk';

interface ChunkBoundaryProps {
  onFailed: () => void;
  /** It replaces the children; nothing does by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps the page when the chunk of a part fails to load; rethrows other errors. A new `key` retries. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { error?: Error }> {
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
    if (isChunkLoadError(error)) return this.props.fallback ?? null;
    throw error;
  }
}
