import { CACHE, each, patternOf, POLICY, type Rules } from './rules.ts';

/** A site of a Caddyfile, for Caddy 2.6 (Debian 12) and later: `handle_errors 404` needs 2.8. */
export function caddy({ headers, folders, pages }: Rules): string {
  const policies = pages.map(({ path, policy }) => ({ pattern: patternOf(path), value: policy }));
  const different = [...new Set(folders.flatMap((rule) => Object.keys(rule.headers)))];
  const maps = different.map((name) => {
    const values = folders.flatMap((rule) => {
      const value = rule.headers[name];
      return value === undefined ? [] : [{ pattern: `^${rule.folder}`, value }];
    });
    return map(name, values, headers[name] ?? '');
  });
  return `www.example.com {
  root * /srv/ashlar/client
${[...maps, map(POLICY, policies, headers[POLICY] ?? '')].join('\n')}
  header {
${each(headers, (name, value) => `    ${name} "${[...different, POLICY].includes(name) ? variableOf(name) : value}"`)}
  }
  @slash vars_regexp slash {uri} ^(/[^/?][^?]*)/(\\?.*)?$
  redir @slash {re.slash.1}{re.slash.2} 308
  try_files {path} {path}.html {path}/index.html
  file_server {
    precompressed br gzip
  }
  handle_errors {
    @missing expression {err.status_code} == 404
    handle @missing {
      header ${CACHE} "${headers[CACHE] ?? ''}"
      rewrite * /404.html
      file_server
    }
  }
}
`;
}

/** A variable by the first pattern that the path matches. */
function map(
  name: string,
  values: { pattern: string; value: string }[],
  otherwise: string,
): string {
  const lines = values.map(({ pattern, value }) => `    "~${pattern}" "${value}"`);
  return `  map {path} ${variableOf(name)} {\n${[...lines, `    default "${otherwise}"`].join('\n')}\n  }`;
}

function variableOf(header: string): string {
  return `{${header.toLowerCase().replaceAll('-', '_')}}`;
}
