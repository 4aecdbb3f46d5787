// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FeeTable } from '#pages/AssessmentPage.tsx';
import { ResponseTable } from '#pages/EmergencyPage.tsx';
import { theme } from '#theme/theme.ts';

const PARTS = 'table, thead, tbody, tr, th, td';
const ROLES = ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'];

const tables = {
  'the promised times': (
    <ResponseTable items={[{ time: 'At once', answers: 'A call' }]} note="" labelledBy="x" />
  ),
  'the fees': <FeeTable />,
};

describe('a table whose rows have a display of their own', () => {
  afterEach(cleanup);

  it.each(Object.entries(tables))('names every part: %s', (_, table) => {
    render(<ThemeProvider theme={theme}>{table}</ThemeProvider>);
    const parts = [...document.querySelectorAll(PARTS)];
    expect(ROLES).toEqual(expect.arrayContaining(parts.map((part) => part.getAttribute('role'))));
  });
});
