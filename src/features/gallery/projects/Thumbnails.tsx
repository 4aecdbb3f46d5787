import ListItem from '@mui/material/ListItem';
import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '#components/text.tsx';
import { projectName } from '#content/projects/heads.ts';
import { projectsPage } from '#content/projects/page.ts';
import { SmallFirstPicture } from '../SmallFirstPicture.tsx';
import { thumbSizes } from './picture-sizes.ts';
import type { ShownProject } from './project-pictures.ts';
import { Thumb, Thumbs } from './viewer-styles.ts';

/** One small picture a project; the one that is open is marked and kept in view. */
export function Thumbnails({
  projects,
  current,
  onChoose,
}: {
  projects: readonly ShownProject[];
  current: string;
  onChoose: (id: string) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const { viewer } = projectsPage;
  useEffect(() => {
    const place = projects.findIndex(({ id }) => id === current);
    list.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [projects, current]);
  return (
    <Thumbs ref={list} aria-label={viewer.thumbnails}>
      {projects.map(({ id, title, location, after }) => (
        <ListItem key={id}>
          <Thumb aria-current={id === current} onClick={() => onChoose(id)}>
            <span aria-hidden>
              <SmallFirstPicture picture={after} sizes={thumbSizes} />
            </span>
            <VisuallyHidden>{projectName({ title, location })}</VisuallyHidden>
          </Thumb>
        </ListItem>
      ))}
    </Thumbs>
  );
}
