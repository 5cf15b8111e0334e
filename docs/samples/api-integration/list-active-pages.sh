printf 'header = "API-KEY: %s"\n' "$TAILOR_API_KEY" |
  curl --config - --fail-with-body --max-time 10 \
  https://api.tailor.example.com/v1/integrations/pages/active
