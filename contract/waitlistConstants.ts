/** A place's name, such as a town or an area with its PIN code. */
export const MAX_PLACE_LENGTH = 60;
