/** What is said of each state has a word that the state implies, whoever asks: other tests compare with these modules. */
import {conclusionWords} from '@site/src/content/conclusionWords';
import {shellWords} from '@site/src/content/navigation';
import {readTest} from '@site/src/lib/experiment/reading';
import {requestWords} from '@site/src/lead/requestWords';
import {leadDialogWords} from '@site/src/lead/words';
import {heroWords} from '@site/src/pages/_home/words/hero';
import {actions, stageWords} from '@site/src/pages/features/instant-publishing/words';
import {verdictOf} from '@site/src/pages/features/performance-insights/_InsightsBoard/words';
import {wordsIn} from '@site/src/player/words';
import {audienceLabels} from '@site/src/shell/audience/AudienceSwitcher/words';
import {feedbackWords, reasonLabels} from '@site/src/shell/PageFeedback/words';
import {searchWords} from '@site/src/shell/search/words';
import {unsaid} from '../../support/unsaid';

test('words that were swapped or are gone are found', () => {
  expect(unsaid({shown: 'shown', hidden: 'hidden'})`shown: show, hidden: hid`).toEqual([]);
  expect(unsaid({shown: 'hidden'})`shown: show, hidden: hid`).toEqual(['shown: hidden', 'hidden: undefined']);
});

test.each(['en', 'de'] as const)('the shell, the search and the player name each state and act, in %s', (language) => {
  const search = searchWords[language];
  const audience = 'perfmarketing: perf, ecomm: commerce, german: german|deutsch, default: default|standard';
  const [hero, player] = [heroWords[language], wordsIn[language]];
  const unsaidOf = [
    unsaid(shellWords[language])`
     openMenu: open|öffnen, closeMenu: close|schließen, toDark: dark|dunk, toLight: light|hell, home: home|start,
     main: main|haupt, footer: foot|fuß, search: search|such, newTab: new|neu, noForm: form.* (needs|braucht)`,
    unsaid(audienceLabels[language])`${audience}, mentalwellness: mental`,
    unsaid(hero.unpick)`
     unpick: original, unpicked: original, restitch: tailored|angepasst, restitched: tailored|angepasst`,
    unsaid(hero.chips)`${audience}, mentalwellness: wellness|gesund`,
    unsaid(search)`loading: loading|wird, failed: \b(not|nicht)\b, close: close|schließen, titlesOnly: off|abge`,
    unsaid({none: search.nothing('utm'), other: search.corrected('utm'), one: search.count(1), more: search.count(21)})`
     none: (nothing|nichts).*utm, other: (results|ergebnisse).*utm, one: ^1 (result|ergebnis)$,
     more: ^21 (results|ergebnisse)$`,
    unsaid(search.kinds)`docs: do[ck], page: page|seite, post: blog`,
    unsaid(search.keys)`choose: choose|wähl, open: open|öffnen, close: close|schließen`,
    unsaid(player)`
     play: ^(play|abspielen)$, pause: pause|anhalten, playAgain: again|noch, captions: capt|untert, speed: speed|tempo,
     chapter: chap|kap, position: pos, controlNote: orig|urspr, treatmentNote: tailored|angepasst, startTest: start,
     publish: publish$|^veröffentlichen, publishing: ing…|wird, add: ^(add to|hinzufügen), added: added|hinzugefügt,
     confirm: add ext|erweiterung hinzu, cancel: cancel|abbrechen, update: update|aktual, hidden: hidden|ausgebl,
     testing: 50/50, collecting: collect|gesammelt, ramped: fully|vollst, decided: conf|konf`,
  ];
  expect(unsaidOf.flat()).toEqual([]);
});

test.each(['en', 'de'] as const)('the lead form names its troubles and acts, in %s', (language) => {
  const lead = leadDialogWords[language];
  const {copying, reasons, ...reachOut} = lead.reachOut;
  const {email, website} = lead.fields;
  const asked = (part: 'choice' | 'subject' | 'greeting') =>
    Object.fromEntries(['trial', 'quote', 'question'].map((each) => [each, requestWords(language, each)[part]]));
  const request = 'trial: trial|testphase, quote: quote|angebot, question: question|frage';
  const unsaidOf = [
    unsaid(lead)`loading: load|geladen, sent: sent|gesendet, submit: continue|weiter`,
    unsaid(lead.titles)`sales: sales|vertrieb, quote: quote|angebot, question: us$|uns$`,
    unsaid(email.problems)`missing: ^(?!.*(complete|vollst)).*mail, malformed: (complete|vollst).*mail`,
    unsaid(website.problems)`missing: page|seite, malformed: (complete|vollst).*web`,
    unsaid(reasons)`retrying: keep|weiter, failed: block, unanswered: answer|antwort, unplaced: no field|kein feld,
     byEmail: ready|fertig`,
    unsaid(copying)`copied: (copied|kopiert)$, refused: \b(not|nicht)\b`,
    unsaid(reachOut)`
     to: ^(to|an)$, subject: subj|betr, write: open|öffn, copy: copy|kopier, change: change|änd, retry: again|erneut`,
    unsaid(asked('choice'))`trial: trial|testphase, quote: quote|angebot, question: answer|antwort`,
    unsaid(asked('subject'))`${request}`,
    unsaid(asked('greeting'))`${request}`,
  ];
  expect(unsaidOf.flat()).toEqual([]);
});

test('conclusions, stages of publishing and reasons say what they stand for', () => {
  const reading = readTest({visitors: 4000, conversions: 96}, {visitors: 4000, conversions: 152}, 0.5);
  const conclusions = (
    ['treatmentAhead', 'controlAhead', 'borderline', 'undecided', 'flat', 'fewConversions', 'unevenSplit'] as const
  ).map((conclusion) => ({...reading, conclusion}));
  const said = (say: (each: (typeof conclusions)[number]) => string) =>
    Object.fromEntries(conclusions.map((each) => [each.conclusion, say(each)]));
  const unsaidOf = [
    unsaid(said((each) => conclusionWords(each, 0.5, 4000).title))`
     treatmentAhead: treatment.*ahead, controlAhead: control.*ahead, borderline: close, undecided: conclude,
     flat: no diff, fewConversions: compare, unevenSplit: split`,
    unsaid(said((each) => conclusionWords(each, 0.5, 4000).text))`
     treatmentAhead: gain, controlAhead: loss.*do not ramp, borderline: p-value, undecided: anything,
     flat: would .*shown, fewConversions: five expected, unevenSplit: split`,
    unsaid(said(verdictOf))`
     treatmentAhead: ahead, controlAhead: behind, borderline: close, undecided: early, flat: no winner,
     fewConversions: early, unevenSplit: split`,
    unsaid(stageWords)`draft: ^(?!.*compare).*original, review: compare, approved: approved, publishing: ^publishing,
     published: own URL, in_experiment: 50/50, fully_ramped: all matching`,
    unsaid(actions)`draft: review, review: approve, approved: ^publish$, publishing: publishing, published: start test,
     in_experiment: 100%, fully_ramped: over`,
    unsaid(reasonLabels)`
     answered: answer, usable: example that, clear: easy, missing: missing, unclear: hard, fails: not work,
     wrong: wrong`,
    unsaid(feedbackWords)`yes: ^yes, no: ^no$, thanks: thank, failed: not be sent, refused: refused`,
    unsaid(feedbackWords.reasons)`yes: help, no: wrong`,
  ];
  expect(unsaidOf.flat()).toEqual([]);
});
