import styled from '@emotion/styled';
import { iconPaths } from './icon-paths.ts';

export type IconKey = keyof typeof iconPaths;

const Drawing = styled('svg')({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  flex: 'none',
  fill: 'currentcolor',
});

/** A decorative icon by its key; the words beside it carry the meaning. */
export function Icon({ name, size = '1.25em' }: { name: IconKey; size?: string }) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" focusable="false" style={{ fontSize: size }}>
      <path d={iconPaths[name]} />
    </Drawing>
  );
}
