import { useEffect, useRef, useState } from 'react';
import { makeQrDecoder } from './decodeQr';

const FRAME_MS = 150;

/** A function, because the compiler takes the flag for constant. */
const isOver = ({ aborted }: AbortSignal): boolean => aborted;

/** Order numbers as printed, whatever else a camera sees. */
export const orderNumberIn = (text: string): string | null =>
  /^\s*(VY-?\d{3,12})\s*$/i.exec(text)?.[1]?.toUpperCase() ?? null;

/** Reads order numbers by the phone's back camera until one is found. */
export function useScanner(onFound: (orderNumber: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef(onFound);
  const [state, setState] = useState<'STARTING' | 'LIVE' | 'BLOCKED'>('STARTING');
  useEffect(() => {
    found.current = onFound;
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let stream: MediaStream | undefined;
    void (async () => {
      try {
        // Typed as always there, but missing over plain http.
        const devices = navigator.mediaDevices as MediaDevices | undefined;
        if (!devices) throw new Error('no camera');
        stream = await devices.getUserMedia({ video: { facingMode: 'environment' } });
        const decode = await makeQrDecoder();
        const frame = video.current;
        if (signal.aborted || !frame) return;
        frame.srcObject = stream;
        await frame.play();
        setState('LIVE');
        for (;;) {
          if (isOver(signal)) return;
          const orderNumber = orderNumberIn((await decode(frame)) ?? '');
          if (orderNumber !== null) {
            found.current(orderNumber);
            return;
          }
          await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
        }
      } catch {
        if (!signal.aborted) setState('BLOCKED');
      } finally {
        if (signal.aborted) stream?.getTracks().forEach((track) => track.stop());
      }
    })();
    return () => {
      leaving.abort();
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);

  return { video, state };
}
