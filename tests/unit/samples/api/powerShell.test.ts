import {shownSample} from '../../../support/samples';

// https://learn.microsoft.com/powershell/module/microsoft.powershell.utility/invoke-restmethod
test('the PowerShell sample, which few machines can run, asks with the words for what the others do', () => {
  const text = shownSample('api-integration/active-pages.ps1', '');
  expect(text).toContain(shownSample('api-integration/address.txt', ''));
  for (const words of [
    "$ErrorActionPreference = 'Stop'",
    // In quotes, what is not set is an empty text, which can be trimmed.
    '$key = "$env:TAILOR_API_KEY".Trim()',
    "if (-not $key) { throw 'Missing TAILOR_API_KEY' }",
    '-TimeoutSec 10',
    '-MaximumRedirection 0',
    "-Headers @{ 'API-KEY' = $key }",
    "if ($null -eq $response.activePages) { throw 'There is no list of active pages' }",
  ])
    expect(text).toContain(words);
  expect(shownSample('api-integration/set-key.ps1', '')).toMatch(/^\$env:TAILOR_API_KEY = Read-Host -MaskInput /);
  // What it prints, filled in as PowerShell does: a $(…) in double quotes stands for its value.
  const {activePages}: {activePages: Record<string, string>[]} = JSON.parse(
    shownSample('api-integration/response.json', ''),
  );
  expect(text).toContain('foreach ($page in $response.activePages) {');
  const [, count = '', , line = ''] = /^"(.*)"$([^]*)^ +"(.*)"$/m.exec(text) ?? [];
  const lines = activePages.map((page) =>
    line.replaceAll(/\$\(\$page\.(\w+)\)/g, (_, name: string) => page[name] ?? ''),
  );
  expect([count.replace('$($response.activePages.Count)', String(activePages.length)), ...lines].join('\n')).toBe(
    shownSample('api-integration/output.txt', ''),
  );
});
