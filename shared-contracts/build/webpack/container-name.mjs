/**
 * Name of the global that a version of a remote defines. It holds the version: with one name for all versions a rollback
 * in an open tab would load the old files and run the new code. The shell computes the same name (see contracts).
 */
export const containerName = (area, version) => `touchline_${area}_${version}`.replace(/[^a-zA-Z0-9]/g, '_')
