/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import fc from '@site/tests/support/properties';
import {labAnswer} from '@site/src/tools/peekingLab/lab';
import PeekingLab from '@site/src/tools/peekingLab/PeekingLab.island';

const example = labAnswer({looks: 21, alpha: 0.05, seed: 1});

// The tool writes its fields into the address.
beforeEach(() => window.history.replaceState(null, '', '/'));

// Its acts are those of tests/e2e/tools/peekingLab.spec.ts.
test('shows numbers or what is wrong, whatever an address carries', () => {
  const text = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
  fc.assert(
    fc.property(fc.record({looks: text, alpha: text, seed: text, rule: text}), (texts) => {
      const {container, unmount} = render(
        <PeekingLab preset={`?${new URLSearchParams(texts).toString()}`} example={example} />,
      );
      expect(container.textContent).not.toMatch(/NaN|Infinity|undefined/);
      const drawn = [...container.querySelectorAll('polyline, polygon')].map((line) => line.getAttribute('points'));
      expect(drawn.join(' ')).not.toMatch(/NaN|Infinity/);
      unmount();
    }),
    {numRuns: 40},
  );
});
