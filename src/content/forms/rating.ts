/** How the stars are used without a pointer. */
export const ratingHint = 'Arrow keys move between the stars, Enter chooses.';
