import type { Headers } from '../../../server/headers.ts';
import { CACHE, each, patternOf, POLICY, type Rules } from './rules.ts';

/** `.htaccess` of Apache. */
export function apache({ headers, folders, pages }: Rules): string {
  return `# Needs mod_headers and mod_rewrite.
ErrorDocument 404 /404.html
DirectorySlash Off
RewriteEngine On
RewriteCond %{REQUEST_URI} ^(.+)/$
RewriteRule ^ %1 [R=308,L]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [L]
${set(headers)}
${folders.map(({ folder, headers }) => when(`^${folder}`, headers)).join('\n')}
${pages.map(({ path, policy }) => when(patternOf(path), { [POLICY]: policy })).join('\n')}
`;
}

function set(headers: Headers): string {
  return each(
    headers,
    (name, value) => `Header ${whenOf(name)}set ${name} "${value.replaceAll('"', '\\"')}"`,
  );
}

function when(pattern: string, headers: Headers): string {
  return `<If "%{REQUEST_URI} =~ m#${pattern}#">\n${set(headers)}\n</If>`;
}

/** How long an answer is kept is said of files that are there; a missing one may come. */
function whenOf(name: string): string {
  return name === CACHE ? '' : 'always ';
}
