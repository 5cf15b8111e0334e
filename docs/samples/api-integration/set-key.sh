read -rs TAILOR_API_KEY && export TAILOR_API_KEY
