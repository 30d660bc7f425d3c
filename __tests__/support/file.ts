/** Stands in for an imported picture, font or style sheet. */
export default "test-file";
