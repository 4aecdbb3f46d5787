// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { BrowserRouter, useSearchParams } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { RouterLink } from '#components/PageLink.tsx';
import { PageArrival } from '../../../../src/app/layout/PageArrival.tsx';

function Page() {
  const [query, setQuery] = useSearchParams();
  return (
    <main id="main-content" tabIndex={-1}>
      <RouterLink to="/here">Here</RouterLink>
      <button type="button" onClick={() => setQuery({ lead: '1' }, { replace: true })}>
        Note
      </button>
      <output>{query.get('lead')}</output>
      <PageArrival title="A page" />
    </main>
  );
}

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  history.pushState(null, '', '/here');
  return () => {
    cleanup();
    vi.unstubAllGlobals();
  };
});

function open() {
  return render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}

test('a link to the page that one is on leads to its top and moves the focus there', async () => {
  const { getByText, getByRole } = open();
  fireEvent.click(getByText('Here'));
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' }));
  expect(document.activeElement).toBe(getByRole('main'));
});

test('what is noted in the address leaves the page and the focus where they are', async () => {
  const { getByText, findByText } = open();
  // To where the tests before have left the same entry of the history.
  scrollTo.mockClear();
  getByText('Note').focus();
  fireEvent.click(getByText('Note'));
  await findByText('1');
  expect(location.search).toBe('?lead=1');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(getByText('Note'));
});
