// Stands in for the client modules that the lean-client plugin drops.
