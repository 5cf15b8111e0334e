// Stands in for the list of plugin versions, which only a debugging page reads.
export default {};
