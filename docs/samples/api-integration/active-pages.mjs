const url = 'https://api.tailor.example.com/v1/integrations/pages/active';

const key = process.env.TAILOR_API_KEY?.trim();
if (!key) {
  console.error('Missing TAILOR_API_KEY');
  process.exit(1);
}

try {
  const response = await fetch(url, {
    headers: {'API-KEY': key},
    // A redirect would take the key to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${body}`);
  const activePages = JSON.parse(body)?.activePages;
  if (!Array.isArray(activePages))
    throw new Error('There is no list of active pages');
  console.log(`Active pages: ${activePages.length}`);
  for (const {name, url, status} of activePages)
    console.log(`${status}  ${url}  ${name}`);
} catch (error) {
  console.error('Failed to fetch active pages:', error.cause ?? error.message);
  process.exitCode = 1;
}
