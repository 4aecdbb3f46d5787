import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { RowList } from '#components/lists.ts';
import { PageLink } from '#components/PageLink.tsx';
import { useKeptFocus } from '#components/use-kept-focus.ts';
import { todayWords as words } from '#content/admin/today.ts';
import type { Today as Tasks } from '#contract/admin/leads.ts';
import { leadKeys } from '../api/lead-data.ts';
import { useRemote } from '../api/queries.ts';
import { loadToday } from '../inbox/lead-calls.ts';
import { KeptLeads } from '../offline/ReadOnly.tsx';
import { Group, GroupHeading, Quiet, ScreenStack } from '../shared/elements.tsx';
import { RemoteView } from '../shared/Notice.tsx';
import { DoneRow, TaskRow } from './TaskRow.tsx';
import { type TaskList, useTasks, withDone } from './use-tasks.ts';

const Lists = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(3),
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.spacing(5),
  },
}));

const List = styled(Group)(({ theme }) => ({ gap: theme.spacing(0.5) }));
const Rows = styled(RowList)({ padding: 0 });

/** Below each other; on wide screens the first is beside the others. */
const LISTS = [['ring'], ['visits', 'due', 'quoted']] as const satisfies readonly TaskList[][];

/** What to do today: whom to ring, where to go, what to follow up. */
export function Today() {
  const { remote, retry } = useRemote(leadKeys.today, loadToday);
  return (
    <RemoteView remote={remote} words={words} onRetry={retry} kept={<KeptLeads />}>
      {(tasks) => <TaskLists tasks={tasks} />}
    </RemoteView>
  );
}

function TaskLists({ tasks }: { tasks: Tasks }) {
  const { done, act } = useTasks();
  const region = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(region, 'li > a, h2');
  return (
    <Lists ref={region} {...keptFocus}>
      {LISTS.map((lists) => (
        <ScreenStack key={lists[0]} sx={{ gap: 3 }}>
          {lists.map((list) => (
            <TaskListView key={list} list={list} tasks={tasks[list]} done={done} act={act} />
          ))}
        </ScreenStack>
      ))}
    </Lists>
  );
}

function TaskListView({
  list,
  tasks: { leads, total },
  done,
  act,
}: ReturnType<typeof useTasks> & { list: TaskList; tasks: Tasks[TaskList] }) {
  const { heading, empty, all } = words.lists[list];
  const rows = withDone(leads, list, done);
  return (
    <List aria-labelledby={`today-${list}`}>
      <GroupHeading id={`today-${list}`}>{words.heading(heading, total)}</GroupHeading>
      {rows.length === 0 ? (
        <Quiet>{empty}</Quiet>
      ) : (
        <Rows>
          {rows.map((row, index) =>
            'said' in row ? (
              <DoneRow key={row.lead.id} done={row} />
            ) : (
              <TaskRow
                key={row.id}
                lead={row}
                way={list === 'visits' ? 'map' : 'call'}
                onAct={(action) => void act(row, list, index, action)}
              />
            ),
          )}
        </Rows>
      )}
      {total > leads.length ? <PageLink to={all}>{words.all(total)}</PageLink> : null}
    </List>
  );
}
