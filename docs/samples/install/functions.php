<?php
add_action( 'wp_head', function () {
	echo '<script async src="https://example.com/tag.js"></script>' . "\n";
}, 0 );
