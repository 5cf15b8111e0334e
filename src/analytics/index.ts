/** The public face of the site's analytics. Nothing here throws into a page. */
export {pushToDataLayer} from './dataLayer';
export {leadEvent, type LeadEventName, type LeadForm} from './leadEvents';
export {oncePerSession} from './once';
export {hasAnswered, reportFeedback, reportFeedbackDetails} from './pageFeedback';
export {reportTabSwitch} from './pageTag';
export {reportsClick} from './reportsClick';
