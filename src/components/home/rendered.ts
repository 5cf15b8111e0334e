/**
 * The deferred parts of the home page as the build writes them into the HTML.
 * In the browser rendered.browser.ts takes this file's place, so that their
 * code is not part of the first load.
 */
import type {ComponentType} from 'react';
import EnglishLaterSections from './EnglishHome/LaterSections';
import GermanHome from './GermanHome';

export const renderedLaterSections: ComponentType | undefined = EnglishLaterSections;
export const renderedGermanHome: ComponentType | undefined = GermanHome;
