import styled from '@emotion/styled';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Course } from '#components/Course.tsx';
import { explorer, explorerEntries } from '#content/home/explorer.ts';
import { sizes, type } from '#theme/tokens.ts';
import { Heading } from '../parts/Heading.tsx';
import { ExplorerPanel } from './ExplorerPanel.tsx';

const Choice = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(4),
  // Without script nothing can be chosen: everything is shown.
  '@media (scripting: none)': {
    '& [role="tablist"]': { display: 'none' },
    '& [role="tabpanel"][hidden]': { display: 'grid', marginTop: theme.spacing(8) },
  },
}));

const Tabs = styled('div')(({ theme }) => {
  const { stone } = theme.vars.palette;
  return {
    display: 'grid',
    gap: sizes.joint,
    padding: sizes.joint,
    backgroundColor: stone.joint,
    '& button': {
      display: 'flex',
      alignItems: 'baseline',
      gap: theme.spacing(2),
      minHeight: sizes.target,
      padding: theme.spacing(1.5, 2),
      border: 0,
      backgroundColor: stone.paper,
      color: stone.inkSoft,
      font: 'inherit',
      fontFamily: theme.typography.h3.fontFamily,
      fontSize: type.h3,
      fontWeight: 600,
      lineHeight: 1.2,
      textAlign: 'left',
      cursor: 'pointer',
    },
    '& button > span': { fontFamily: theme.typography.fontFamily, fontSize: type.note },
    '& button:hover': { color: stone.ink },
    '& button[aria-selected="true"]': {
      color: stone.ink,
      backgroundColor: stone.sandstone,
      boxShadow: `inset ${sizes.focus} 0 0 ${stone.oxide}`,
    },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '& button': { padding: theme.spacing(3) },
      '& button[aria-selected="true"]': {
        boxShadow: `inset 0 ${sizes.focus} 0 ${stone.oxide}`,
      },
    },
  };
});

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index === 0 ? last : index - 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Three services to choose from, the first one chosen (specification 2-§2, 'Services explorer'). */
export function ServicesExplorer() {
  const [chosen, setChosen] = useState<number>(explorer.defaultIndex);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const move = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(chosen, explorerEntries.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <Course id="services" labelledBy="services-heading">
      <Heading id="services-heading" intro={explorer.intro}>
        {explorer.heading}
      </Heading>
      <Choice>
        <Tabs ref={list} role="tablist" aria-label={explorer.tabsLabel} onKeyDown={move}>
          {explorerEntries.map((entry, index) => (
            <button
              key={entry.id}
              type="button"
              role="tab"
              id={`${id}-${entry.id}-tab`}
              aria-controls={`${id}-${entry.id}`}
              aria-selected={index === chosen}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => setChosen(index)}
            >
              <span aria-hidden>{index + 1}</span>
              {entry.label}
            </button>
          ))}
        </Tabs>
        <div>
          {explorerEntries.map((entry, index) => (
            <ExplorerPanel
              key={entry.id}
              id={`${id}-${entry.id}`}
              labelledBy={`${id}-${entry.id}-tab`}
              entry={entry}
              hidden={index !== chosen}
            />
          ))}
        </div>
      </Choice>
    </Course>
  );
}
