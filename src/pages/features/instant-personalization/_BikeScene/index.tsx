import {bikeScenes, type BikeSceneName} from './scenes';

/** A picture of the drawn bike shop. Decoration: the words beside it say what it shows. */
export function BikeScene({name}: {name: BikeSceneName}) {
  return (
    <svg
      className="own-light"
      width="100%"
      height="100%"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {bikeScenes[name]}
    </svg>
  );
}
