import {patternProblemWords} from '@site/src/content/patternWords';
import {utmParameters} from '@site/src/lib/utmTest';
import {CodeField} from '../fields/CodeField.client';
import {optionOf} from '../fields/optionOf';
import {SelectField} from '../fields/SelectField.client';
import {Part} from '../Frame/Part.client';
import type {PartOfCampaignProps} from './BuildPart.client';
import {fitsAddress, tooLong} from './carry';
import {LinesField} from './LinesField.client';
import {MatchTable} from './MatchTable.client';
import {linesOf} from './matchList';
import {matchWords} from './matchWords';
import {marksAfterEdit, withNumber} from './wanted';

const parameters = utmParameters.map((name) => ({value: name, label: name}));

/** A pattern against a list of addresses: what it catches, and what it should not. */
export function MatchPart({texts, reading, change, field}: PartOfCampaignProps) {
  const {parameter, matched, addresses, linesLeftOut} = reading;
  const lists = [
    {value: 'list', label: 'A list of values or URLs'},
    {value: 'built', label: `The URLs built above (${addresses.length})`},
  ] as const;
  const tryOn = optionOf(lists, texts.tryOn);
  return (
    <Part
      title="Try a pattern"
      label="Pattern and list"
      verdict={matchWords(matched, texts.pattern)}
      fields={
        <>
          <SelectField label="Parameter" options={parameters} {...field('parameter')} value={parameter} />
          <CodeField
            label="Pattern of its value"
            hint="The whole value, or prefix*, *suffix, *middle*. A star stands for any text."
            problem={typeof matched === 'string' ? patternProblemWords[matched] : undefined}
            {...field('pattern')}
          />
          <SelectField
            label="Try it on"
            options={lists}
            value={tryOn}
            onChange={(chosen) => change({tryOn: chosen, wanted: ''})}
          />
          {tryOn === 'list' && (
            <LinesField
              label="Values or URLs, one on each line"
              hint={fitsAddress(texts.list) ? undefined : tooLong}
              value={texts.list}
              onChange={(list) =>
                change({list, wanted: marksAfterEdit(texts.wanted, linesOf(texts.list), linesOf(list))})
              }
            />
          )}
        </>
      }
    >
      {typeof matched !== 'string' && matched.length > 0 && (
        <MatchTable
          rows={matched}
          parameter={parameter}
          leftOut={linesLeftOut}
          onMark={(number, isWanted) => change({wanted: withNumber(texts.wanted, number, isWanted)})}
        />
      )}
    </Part>
  );
}
