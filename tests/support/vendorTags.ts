/** The tags with which the vendors' documentation puts each tool on a page. */

/** Without its call of init, which the sample makes and waits for. */
export const amplitudeTags = '<script src="https://cdn.amplitude.com/script/KEY.js"></script>';

/** Queues calls until the script that it loads takes over, as Segment's own snippet does. */
export const segmentTags = `
<script>
  const analytics = (window.analytics = []);
  analytics.invoked = true;
  analytics.methods = ['track', 'page', 'identify', 'ready', 'on', 'once', 'off'];
  analytics.factory = (method) => (...values) => {
    if (window.analytics.initialized) return window.analytics[method](...values);
    analytics.push([method, ...values]);
    return analytics;
  };
  for (const method of analytics.methods) analytics[method] = analytics.factory(method);
  analytics._writeKey = 'KEY';
  const script = document.createElement('script');
  script.async = true;
  script.dataset.globalSegmentAnalyticsKey = 'analytics';
  script.src = 'https://cdn.segment.com/analytics.js/v1/KEY/analytics.min.js';
  document.head.append(script);
</script>`;

/** The Google tag's own stub, without the script that would empty the queue: a recorder of its calls. */
export const googleTags = `
<script>
  window.dataLayer = window.dataLayer || [];
  function gtag() { dataLayer.push(arguments); }
</script>`;
