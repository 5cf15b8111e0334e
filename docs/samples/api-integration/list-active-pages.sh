curl --header "API-KEY: $TAILOR_API_KEY" \
  https://api.tailor.example.com/v1/integrations/pages/active
