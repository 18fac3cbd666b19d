import { render, screen } from '@testing-library/react';
import { composeStories } from '@storybook/react-webpack5';
import * as stories from './ProductGrid.stories';
