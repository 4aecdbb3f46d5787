// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RatingFlow } from '#features/feedback/RatingFlow.tsx';
import { theme } from '#theme/theme.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(): void {
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <RatingFlow
          feedbackForm={(rating) => <p>private feedback for {rating}</p>}
          withoutScript={null}
        />
      </MemoryRouter>
    </ThemeProvider>,
  );
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const star = (name: string) => screen.getByRole('radio', { name });

describe('the rating flow', () => {
  it.each([
    ['1 star', 1],
    ['3 stars', 3],
  ])('leads %s to private feedback, 300 ms after the tap', async (name, rating) => {
    open();
    fireEvent.click(star(name));
    await wait(299);
    // Rendered ahead, and hidden.
    const rendered = screen.getByText(`private feedback for ${rating}`);
    expect(screen.queryByRole('heading')).toBeNull();
    await wait(1);
    expect(screen.getByText(`private feedback for ${rating}`)).toBe(rendered);
    expect(document.activeElement?.textContent).toBe("We're Sorry to Hear That");
  });

  it('leads four stars to thanks, with no dead link where no review page is configured', async () => {
    open();
    fireEvent.click(star('4 stars'));
    await wait(300);
    expect(screen.getByRole('heading', { name: 'Awesome! Glad You Loved It' })).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Return to Home']);
    expect(
      screen.getByText('Our public review page is not linked yet. Tell us here instead.'),
    ).toBeTruthy();
    expect(screen.getByRole('img', { name: 'You gave 4 stars' })).toBeTruthy();
  });

  it('lets a low rating be changed', async () => {
    open();
    fireEvent.click(star('2 stars'));
    await wait(300);
    fireEvent.click(screen.getByRole('button', { name: 'Change my rating' }));
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(5);
  });

  it('moves between the stars by arrow keys without choosing', async () => {
    open();
    star('1 star').focus();
    fireEvent.keyDown(star('1 star'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(star('5 stars'));
    fireEvent.keyDown(star('5 stars'), { key: 'ArrowRight' });
    fireEvent.keyDown(star('1 star'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(star('2 stars'));
    await wait(1_000);
    expect(screen.getAllByRole('radio')).toHaveLength(5);
  });

  it('chooses the star with the focus by Enter', async () => {
    open();
    fireEvent.keyDown(star('2 stars'), { key: 'Enter' });
    await wait(300);
    expect(screen.getByText('private feedback for 2')).toBeDefined();
  });
});
