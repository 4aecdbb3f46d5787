import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { capsuleWords } from '#content/admin/capsules.ts';
import { blockOf } from '#contract/capsule/block.ts';
import { capsuleOfParts, type QrPart, readQrPart } from '#contract/capsule/qr.ts';
import { CardText } from '../shared/elements.tsx';
import { Notice } from '../shared/Notice.tsx';
import { createQrReader } from './read-qr.ts';

const { scan } = capsuleWords;

/** How often a picture of the camera is searched, in milliseconds. */
const EVERY_MS = 200;

const Viewfinder = styled('video')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxHeight: '60vh',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.common.black,
}));

/** The camera, until it has seen all codes of a request; then `onRead` gets its block. */
export function ScanView({ onRead }: { onRead: (block: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [parts, setParts] = useState<readonly QrPart[]>([]);
  const [failure, setFailure] = useState<'denied' | 'unreadable' | null>(null);
  const seen = useRef<readonly QrPart[]>([]);
  const finish = useEffectEvent(onRead);

  const look = useEffectEvent(async (codes: readonly string[]): Promise<boolean> => {
    const before = seen.current;
    for (const part of codes.flatMap((code) => readQrPart(code) ?? [])) {
      // Another request in front of the camera: its codes begin again.
      if (part.tag !== seen.current[0]?.tag) seen.current = [];
      if (!seen.current.some(({ number }) => number === part.number)) {
        seen.current = [...seen.current, part];
      }
    }
    if (seen.current === before) return false;
    setParts(seen.current);
    if (seen.current.length < (seen.current[0]?.count ?? 1)) return false;
    try {
      finish(blockOf(await capsuleOfParts(seen.current)));
      return true;
    } catch {
      seen.current = [];
      setParts([]);
      setFailure('unreadable');
      return false;
    }
  });

  useEffect(() => {
    const ending = new AbortController();
    void watch(video, look, ending.signal).catch(() => {
      if (!ending.signal.aborted) setFailure('denied');
    });
    return () => ending.abort();
  }, []);

  const [first] = parts;
  return (
    <>
      <CardText>{scan.text}</CardText>
      {failure === null ? null : (
        <Notice tone="wrong" role="alert" title={scan.failed[failure].title}>
          <CardText>{scan.failed[failure].text}</CardText>
        </Notice>
      )}
      {failure === 'denied' ? null : (
        <>
          <Viewfinder ref={video} muted playsInline aria-label={scan.camera} />
          <CardText role="status">
            {first === undefined ? scan.searching : scan.progress(parts.length, first.count)}
          </CardText>
        </>
      )}
    </>
  );
}

type Look = (codes: readonly string[]) => Promise<boolean>;

/** Shows the camera and searches its pictures until `look` has seen enough. Rejects without a camera. */
async function watch(
  video: { readonly current: HTMLVideoElement | null },
  look: Look,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', stop);
  const shown = video.current;
  if (signal.aborted || shown === null) return stop();
  shown.srcObject = stream;
  await shown.play();
  const read = await createQrReader();
  while (!signal.aborted) {
    const codes = await read(shown).catch(() => []);
    if (!signal.aborted && (await look(codes))) break;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return stop();
}
