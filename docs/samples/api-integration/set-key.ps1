$env:TAILOR_API_KEY = Read-Host -MaskInput 'API key'
