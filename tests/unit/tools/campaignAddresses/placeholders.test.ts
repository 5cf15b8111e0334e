import {buildAddress} from '@site/src/tools/campaignAddresses/buildAddress';
import {placeholderForms} from '@site/src/tools/campaignAddresses/placeholders';

const parts = {base: 'example.com', source: 'a', medium: 'b', campaign: '', term: '', content: ''};

/** Others of the same forms, from the tools' documentation. */
const more = [
  '{{ contact.email }}',
  '{{lead.First Name}}',
  "{{ first_name|default:'there' }}",
  '{{campaign.${name}}}',
  '{ifmobile:phone}',
  '{lpurl+2}',
  '{$subscriber.name}',
  '{contactfield=firstname|there}',
  '[[CAMPAIGN_ID]]',
  '%%=v(@campaign)=%%',
  '{{ campaign | slugify: "-" }}',
  '{_custom}',
  '${CP_ID}',
  '__CID__',
  '*|DATE:d/m/y|*',
  '%%TTD_CAMPAIGNID%%',
  '%ebuy!',
];

it.each([...placeholderForms.map(({example}) => example), ...more])('keeps %j byte for byte', (placeholder) => {
  for (const usesScheme of [true, false]) {
    const built = buildAddress({...parts, campaign: `Spring ${placeholder} Sale`}, usesScheme);
    const [before, after] = usesScheme ? ['spring-', '-sale'] : ['Spring%20', '%20Sale'];
    expect(built).toMatchObject({
      address: `https://example.com/?utm_source=a&utm_medium=b&utm_campaign=${before}${placeholder}${after}`,
    });
    expect('notices' in built ? built.notices.map(({kind}) => kind) : []).toContain('placeholder');
  }
});

it.each(['100% off', 'a__b', '50%C3%A4', '5*|6', 'wow!!!', '[new] sale', '$5 off'])('takes %j for text', (text) => {
  const built = buildAddress({...parts, campaign: text}, true);
  expect('notices' in built ? built.notices.map(({kind}) => kind) : ['problem']).not.toContain('placeholder');
});
