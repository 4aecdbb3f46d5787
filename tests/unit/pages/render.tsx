import { ThemeProvider } from '@mui/material/styles';
import { createElement, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { theme } from '#theme/theme.ts';

/** A page's HTML as the prerenderer makes it, every boundary resolved. Throws where one fails. */
export async function htmlOf(Page: ComponentType, path: string): Promise<Document> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <ThemeProvider theme={theme}>
      <StaticRouter location={path}>{createElement(Page)}</StaticRouter>
    </ThemeProvider>,
    {
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  if (failures.length > 0) throw new AggregateError(failures, `${path} does not render`);
  const html = await new Response(prelude).text();
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Text of everything that a selector finds, in order. */
export function textsOf(page: Document, selector: string): string[] {
  return [...page.querySelectorAll(selector)].map((element) => element.textContent);
}
