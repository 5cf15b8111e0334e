import {useState} from 'react';
import {Section} from '@site/src/ui/Section';
import {SplitSection} from '@site/src/ui/SplitSection';
import {Scene} from '../_Scene';
import {CoffeePage} from './CoffeePage';
import {samplePrompts, type SamplePrompt} from '../words';
import {CompareSlider} from './CompareSlider.client';
import {CropDesk} from './CropDesk.client';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

/** The three pieces share one picture: what the reader chose first is cropped and compared below. */
export default function ImageStudio() {
  const [chosen, setChosen] = useState<SamplePrompt>(samplePrompts[0]);
  return (
    <>
      <Section
        tone="sunken"
        rhythm="wide"
        title="Say what they should see"
        text="A prompt is a plain description. Choose one of these three to see its image on the page."
      >
        <div className={styles.prompting}>
          <ul className={styles.prompts} aria-label="Sample prompts">
            {samplePrompts.map((prompt) => (
              <li key={prompt.scene}>
                <button
                  type="button"
                  className={styles.prompt}
                  aria-pressed={prompt === chosen}
                  data-markdown="text"
                  onClick={() => setChosen(prompt)}
                >
                  <span className={styles.thumbnail}>
                    <Scene name={prompt.scene} />
                  </span>
                  <span className={styles.promptText}>{prompt.prompt}</span>
                  <span className={text.aside}>{prompt.use}</span>
                </button>
              </li>
            ))}
          </ul>
          <CoffeePage
            picture={chosen.scene}
            label={`A coffee shop’s landing page. Its tailored image: ${chosen.shows}`}
          />
        </div>
      </Section>
      <Section title="Cropped to the space it fills" text="Auto-crop fits the image to the shape of its space.">
        <CropDesk picture={chosen.scene} />
      </Section>
      <SplitSection
        tone="denim"
        title="Before and after"
        text="One page, with its original image and with the one for this audience. Drag the divider, or move it with the arrow keys."
      >
        <CompareSlider picture={chosen.scene} shows={chosen.shows} />
      </SplitSection>
    </>
  );
}
