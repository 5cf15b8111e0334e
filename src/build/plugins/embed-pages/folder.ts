/** Where the player's script and style sheet are, below the site. */
export const playerFolder = 'assets/player';
