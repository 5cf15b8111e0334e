import {LegalPage} from '@site/src/pages/_legal/LegalPage';
import {NextStep} from '@site/src/ui/NextStep';
import {trust} from './words';

export default function Trust() {
  return (
    <LegalPage
      text={trust}
      next={
        <NextStep
          title="See what one line changes"
          text="Where the script tag goes, what your security policy has to allow, how to check it and how to remove it."
          link={{to: '/docs/install', label: 'Read the installation guide'}}
        />
      }
    />
  );
}
