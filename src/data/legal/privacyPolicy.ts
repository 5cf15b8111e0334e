import type {LegalText} from '.';

export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  description:
    'What personal data Tailor AI collects, why, on which legal basis, who receives it, how long it is kept, and the rights you have.',
  lead: 'What we collect, what we do with it, and what you can ask of us. It covers this website, the web app, the browser extension and the script on customers’ sites.',
  updated: '2025-07-08',
  sections: [
    {
      id: 'data-we-collect',
      heading: 'Data we collect',
      paragraphs: ['We collect what you give us, and a limited set of data that arises when you use the product.'],
      items: [
        'Contact data: name, work email and website address, when you ask for a trial or write to us.',
        'Account data: your sign-in through Google or Meta, your organisation and your role in it.',
        'Content: the pages you tailor, your guidelines, images and settings.',
        'Usage data: pages visited, clicks, browser, device, language and approximate region.',
        'Experiment data on customers’ sites: which version a visitor saw and whether they converted. It is processed for the customer, who decides about it.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      paragraphs: [
        'We use cookies and similar storage to keep you signed in, to remember settings, to show a visitor the same version again, and to count visits. You can refuse or delete them in your browser; some functions then stop working.',
      ],
    },
    {
      id: 'how-we-use-data',
      heading: 'How we use data',
      paragraphs: ['We use personal data to'],
      items: [
        'provide, secure and support the product,',
        'answer you and arrange trials and demos,',
        'measure how the product is used and improve it,',
        'send product news, which you can stop at any time, and',
        'meet legal duties.',
      ],
    },
    {
      id: 'legal-bases',
      heading: 'Legal bases in the EEA and the UK',
      paragraphs: ['If you are in the European Economic Area or the United Kingdom, we rely on one of these bases:'],
      items: [
        'Contract: to provide what you signed up for.',
        'Legitimate interests: to secure and improve the product and to answer you.',
        'Consent: for cookies that are not needed and for marketing, where the law asks for it.',
        'Legal obligation: to keep records we have to keep.',
      ],
    },
    {
      id: 'disclosures',
      heading: 'Who receives data',
      paragraphs: [
        'We do not sell personal data. We share it with the service providers listed on the subprocessors page, who act on our instructions; with authorities where the law requires it; and with a successor if the business is sold or merged.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        'Depending on where you live, you may ask us for access to your data, to correct, delete or move it, to restrict or stop its use, and to withdraw consent. You may also complain to your data protection authority. If your data was collected on a customer’s site, please write to that customer; we help them to answer.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep data',
      paragraphs: [
        'We keep personal data as long as your account is active or as long as we need it for the purposes above, and then delete it or make it anonymous, unless the law asks us to keep it longer.',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      paragraphs: [
        'We protect data with technical and organisational measures, among them encryption in transit and access limited to those who need it. No system is perfectly secure; if a breach concerns you, we tell you as the law requires.',
      ],
    },
    {
      id: 'children',
      heading: 'Children under 13',
      paragraphs: [
        'The product is made for businesses. We do not knowingly collect data from children under 13; if you believe that we have, write to us and we delete it.',
      ],
    },
    {
      id: 'international-transfers',
      heading: 'International transfers',
      paragraphs: [
        'We process data in the United States. Where data comes from the EEA or the UK, we use the safeguards the law provides, such as standard contractual clauses.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      paragraphs: [
        'If we change this policy, we change the date above. If a change is material, we also tell you by email or in the product.',
      ],
    },
  ],
};
