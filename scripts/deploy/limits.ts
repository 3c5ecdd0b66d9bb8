/** What is uploaded, and what stands beside it, as far as Pages looks at it. */
export interface Upload {
  /** Every file of the site with its size in bytes. */
  files: readonly (readonly [path: string, bytes: number])[];
  /** Texts of the files that steer Pages; undefined where one is missing. */
  headers: string | undefined;
  routes: string | undefined;
  wrangler: string;
  /** Addresses that Functions answer, as `/api/send-contact-email`. */
  functions: readonly string[];
}

/** Limits of Pages, as wrangler and the documentation of Pages state them. */
const MAX_FILES = 20_000;
const MAX_BYTES = 25 * 1024 * 1024;
const MAX_RULES = 100;
const MAX_HEADER_LINE = 2_000;
const MAX_ROUTE = 100;

/** Settings of wrangler.toml that Pages takes; with any other one wrangler refuses to deploy. */
const SETTINGS = new Set([
  ...['pages_build_output_dir', 'name', 'compatibility_date', 'compatibility_flags'],
  ...['send_metrics', 'no_bundle', 'limits', 'placement', 'vars', 'durable_objects'],
  ...['kv_namespaces', 'queues', 'r2_buckets', 'd1_databases', 'vectorize', 'hyperdrive'],
  ...['services', 'analytics_engine_datasets', 'ai', 'version_metadata', 'dev'],
  ...['mtls_certificates', 'browser', 'upload_source_maps', 'env'],
]);

/** What Pages would refuse, or ignore without a word, one sentence each. */
export function deployProblems(upload: Upload): string[] {
  return [
    ...fileProblems(upload.files),
    ...headerProblems(upload.headers),
    ...routeProblems(upload.routes, upload.functions),
    ...settingProblems(upload.wrangler),
  ];
}

function fileProblems(files: Upload['files']): string[] {
  const names = files.map(([path]) => path);
  return [
    ...(names.length > MAX_FILES ? [`${names.length} files; Pages takes ${MAX_FILES}.`] : []),
    ...files
      .filter(([, bytes]) => bytes > MAX_BYTES)
      .map(([path, bytes]) => `${path} has ${bytes} bytes; Pages takes ${MAX_BYTES}.`),
    // Without it, Pages answers every unknown address with the home page and status 200.
    ...(names.includes('404.html') ? [] : ['404.html is missing.']),
  ];
}

function headerProblems(text: string | undefined): string[] {
  if (text === undefined) return ['_headers is missing.'];
  const lines = text.split('\n');
  const rules = lines.filter((line) => /^\S/.test(line) && !line.startsWith('#'));
  return [
    ...(rules.length > MAX_RULES ? [`_headers has ${rules.length} rules of ${MAX_RULES}.`] : []),
    ...lines.flatMap((line, index) =>
      line.length > MAX_HEADER_LINE
        ? [`_headers, line ${index + 1}: ${line.length} characters; Pages ignores it.`]
        : [],
    ),
  ];
}

function routeProblems(text: string | undefined, functions: readonly string[]): string[] {
  if (text === undefined) return ['_routes.json is missing: every request would run the Function.'];
  const routes = JSON.parse(text) as { version?: number; include?: string[]; exclude?: string[] };
  const include = routes.include ?? [];
  const all = [...include, ...(routes.exclude ?? [])];
  const reached = (path: string) =>
    include.some(
      (rule) => path === rule || (rule.endsWith('*') && path.startsWith(rule.slice(0, -1))),
    );
  return [
    ...(routes.version === 1 ? [] : ['_routes.json: version is not 1.']),
    ...(all.length > MAX_RULES ? [`_routes.json has ${all.length} rules of ${MAX_RULES}.`] : []),
    ...all
      .filter((rule) => !rule.startsWith('/') || rule.length > MAX_ROUTE)
      .map((rule) => `_routes.json: "${rule}" begins without a slash or is too long.`),
    ...functions
      .filter((path) => !reached(path))
      .map((path) => `_routes.json does not lead to the Function ${path}.`),
  ];
}

/** Reads no more of TOML than the names of settings and sections. */
function settingProblems(toml: string): string[] {
  const top = toml.split(/^\[/m, 1)[0] ?? '';
  const names = [
    ...[...top.matchAll(/^([\w-]+)\s*=/gm)].map(([, name = '']) => name),
    ...[...toml.matchAll(/^\[+([\w-]+)/gm)].map(([, name = '']) => name),
  ];
  const unknown = [...new Set(names)].filter((name) => !SETTINGS.has(name));
  const needed = ['name', 'pages_build_output_dir', 'compatibility_date'];
  return [
    ...unknown.map((name) => `wrangler.toml: Pages does not take "${name}".`),
    ...needed
      .filter((name) => !names.includes(name))
      .map((name) => `wrangler.toml: "${name}" is missing.`),
  ];
}
