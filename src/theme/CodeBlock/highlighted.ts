/** The theme's block, with the languages of themeConfig.prism: the build drops the client module that would load them on every page. */
import {Prism} from 'prism-react-renderer';
import includeLanguages from '@theme/prism-include-languages';

includeLanguages(Prism);

export {default} from '@theme-original/CodeBlock';
