npm install @segment/analytics-next
