import { CACHE, each, patternOf, POLICY, type Rules } from './rules.ts';

/** Part of a server block of nginx. */
export function nginx({ headers, folders, pages }: Rules): string {
  const different = new Set(folders.flatMap((rule) => Object.keys(rule.headers)).concat(POLICY));
  return `# Inside a server block; root points at the client folder of the build.
error_page 404 /404.html;
gzip_static on;
${[...different].map((name) => `set ${variableOf(name)} "${headers[name] ?? ''}";`).join('\n')}
${folders.map((rule) => when(`^${rule.folder}`, rule.headers)).join('\n')}
${pages.map(({ path, policy }) => when(patternOf(path), { [POLICY]: policy })).join('\n')}
location / {
  rewrite ^(.+)/$ $1 permanent;
${each(headers, (name, value) => `  add_header ${name} "${different.has(name) ? variableOf(name) : value}"${whenOf(name)};`)}
  try_files $uri $uri.html $uri/index.html =404;
}
`;
}

function when(pattern: string, headers: Readonly<Record<string, string>>): string {
  return `if ($uri ~ "${pattern}") {\n${each(headers, (name, value) => `  set ${variableOf(name)} "${value}";`)}\n}`;
}

/** How long an answer is kept is said of files that are there; a missing one may come. */
function whenOf(name: string): string {
  return name === CACHE ? '' : ' always';
}

function variableOf(header: string): string {
  return `$ashlar_${header.toLowerCase().replaceAll('-', '_')}`;
}
