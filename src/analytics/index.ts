/** The public face of the site's analytics; TagManager, which is React, stands beside it. Nothing here throws into a page. */
export {leadEvent, pushToDataLayer, type LeadEventName, type LeadForm} from './dataLayer';
export {oncePerSession} from './once';
export {hasAnswered, reportFeedback, reportFeedbackDetails} from './pageFeedback';
export {reportCtaClick, reportDocClick, reportTabSwitch} from './pageTag';
