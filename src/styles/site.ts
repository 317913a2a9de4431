import './site.css';

// The accent of each game, found by the bundler in its folder.
import.meta.glob('../games/*/look.css', { eager: true });
