/** The keys of the player, as the page explains them. */
export const playerKeys: readonly {readonly keys: readonly string[]; readonly does: string}[] = [
  {keys: ['Space', 'K'], does: 'play and pause'},
  {keys: ['←', '→'], does: '5 seconds back and forward'},
  {keys: ['J', 'L'], does: '10 seconds back and forward'},
  {keys: ['Shift ←', 'Shift →'], does: 'previous and next chapter'},
  {keys: ['Home', 'End'], does: 'start and end'},
  {keys: ['1', '2', '3', '4'], does: 'speed 0.5, 1, 1.5 and 2'},
  {keys: ['C'], does: 'captions on and off'},
];
