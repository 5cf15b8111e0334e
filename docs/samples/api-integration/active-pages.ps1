$ErrorActionPreference = 'Stop'
$url = 'https://api.tailor.example.com/v1/integrations/pages/active'
$key = "$env:TAILOR_API_KEY".Trim()
if (-not $key) { throw 'Missing TAILOR_API_KEY' }

# A redirect would take the key to another host.
$response = Invoke-RestMethod -Uri $url -TimeoutSec 10 -MaximumRedirection 0 `
  -Headers @{ 'API-KEY' = $key }
if ($null -eq $response.activePages) { throw 'There is no list of active pages' }

"Active pages: $($response.activePages.Count)"
foreach ($page in $response.activePages) {
  "$($page.status)  $($page.url)  $($page.name)"
}
