$ErrorActionPreference = 'Stop'
$url = 'https://api.tailor.example.com/v1/integrations/pages/active'
if (-not $env:TAILOR_API_KEY) { throw 'Missing TAILOR_API_KEY' }

# A redirect would take the key to another host.
$response = Invoke-RestMethod -Uri $url -TimeoutSec 10 -MaximumRedirection 0 `
  -Headers @{ 'API-KEY' = $env:TAILOR_API_KEY.Trim() }
if ($null -eq $response.activePages) { throw 'There is no list of active pages' }

"Active pages: $($response.activePages.Count)"
foreach ($page in $response.activePages) {
  "$($page.status)  $($page.url)  $($page.name)"
}
