npm install @amplitude/analytics-browser
